import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from '$lib/settings.svelte'
import './styles/base.css'

import.meta.glob('./games/*/theme.css', { eager: true })

// After an update the parts of an open page that were not loaded yet are gone; the state is on the server.
window.addEventListener('vite:preloadError', () => location.reload())

settings.apply()
matchMedia('(prefers-color-scheme: light)').addEventListener('change', () => settings.apply())

export default mount(App, { target: document.getElementById('app')! })
