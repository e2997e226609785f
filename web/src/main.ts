import { mount } from 'svelte'
import App from './App.svelte'
import { settings } from '$lib/settings.svelte'
import './styles/base.css'

settings.apply()
matchMedia('(prefers-color-scheme: light)').addEventListener('change', () => settings.apply())

export default mount(App, { target: document.getElementById('app')! })
