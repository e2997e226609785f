/** How an expedition goes, on one page. */
import type { Chapter } from '../../game'
import { pictured } from '../../pictured'

const picture = pictured(import.meta.glob<string>('./*.jpg', { eager: true, query: '?url', import: 'default' }))

const how: Chapter[] = [
  {
    mode: 'together',
    title: { fr: 'Ensemble', en: 'Together' },
    parts: [
      {
        title: { fr: 'Le but', en: 'The aim' },
        text: {
          fr: 'Ensemble, gagnez quatre affrontements ; le boss attend au dernier. Tout le monde gagne, ou tout le monde perd.\nVos cartes sont votre vie : une blessure prend une carte. Un héros qui ne peut plus remplir sa main tombe.',
          en: 'Together win four encounters; the boss waits in the last one. Everybody wins, or everybody loses.\nYour cards are your life: a wound takes a card. A hero who can no longer fill their hand falls.',
        },
        picture: picture('first'),
      },
      {
        title: { fr: 'Le tour des héros', en: 'The heroes’ turn' },
        text: {
          fr: 'Chaque héros joue une fois, dans l’ordre que vous voulez. Jouez une carte pour son effet, ou défaussez-la pour faire un pas, autant que vous voulez.\nÀ la fin de son tour, le héros complète sa main à 5 cartes.',
          en: 'Each hero plays once, in any order. Play a card for its effect, or discard it to take a step, as often as you like.\nAt the end of their turn the hero draws up to 5 cards.',
        },
      },
      {
        title: { fr: 'Le tour des ennemis', en: 'The enemies’ turn' },
        text: {
          fr: 'Ils jouent dans l’ordre de lecture, et rien n’est caché : la table montre où ils iront, qui ils viseront et combien ils feront mal.\nLe dé rouge compte leurs vies, le jaune les dégâts qu’il faut pour en prendre une. Ce qui ne suffit pas guérit en fin de manche.',
          en: 'They act in reading order, and nothing is hidden: the table shows where they go, whom they aim at and how hard they hit.\nThe red die counts their lives, the yellow one the damage it takes to remove one. What is not enough heals at the end of the round.',
        },
      },
      {
        title: { fr: 'Entre deux affrontements', en: 'Between two encounters' },
        text: {
          fr: 'Renforcez votre deck d’une Récompense de vos couleurs, ou soignez vos blessures. Le boss joue ses propres Actions : gardez de quoi bloquer.',
          en: 'Strengthen your deck by a Reward in your colours, or heal your wounds. The boss plays Actions of its own: keep something to block.',
        },
      },
    ],
  },
]
export default how
