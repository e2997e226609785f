/** How a duel goes, on one page. */
import type { Chapter } from '../../game'
import { pictured } from '../../pictured'

const picture = pictured(import.meta.glob<string>('./*.jpg', { eager: true, query: '?url', import: 'default' }))

const how: Chapter[] = [
  {
    mode: 'duel',
    title: { fr: 'Duel', en: 'Duel' },
    parts: [
      {
        title: { fr: 'Le but', en: 'The aim' },
        text: {
          fr: 'Chacun mène un Leader, avec 8 cartes de vie face cachée. Qui n’a plus de vie a perdu, ou qui n’a plus de cartes dans son deck.\nUne vie perdue vient dans votre main : être mené donne des cartes.',
          en: 'Each player leads a Leader with 8 face-down life cards. Whoever has no life left has lost, or no cards left in their deck.\nA lost life comes to your hand: being behind gives you cards.',
        },
        picture: picture('first'),
      },
      {
        title: { fr: 'Un tour', en: 'A turn' },
        text: {
          fr: 'Recharge : tout se relève, vous piochez, et pouvez poser une carte de votre main en énergie.\nPhase principale : jouez des cartes en couchant autant d’énergies que leur coût, activez des Capacités, attaquez, dans l’ordre que vous voulez.\nFin : c’est à l’autre.',
          en: 'Charge Phase: everything stands up, you draw, and may place a card of your hand as energy.\nMain Phase: play cards by resting as much energy as they cost, activate skills, attack, in any order.\nEnd Phase: then it is the other player’s turn.',
        },
      },
      {
        title: { fr: 'Une attaque', en: 'An attack' },
        text: {
          fr: 'Couchez le Leader ou une carte de Combat, et choisissez le Leader adverse ou une de ses cartes de Combat couchées.\nLes deux peuvent ajouter des Combos : des cartes de la main qui prêtent leur puissance pour ce combat.\nL’attaquant gagne s’il a au moins autant de puissance : le Leader perd une vie, la carte de Combat est KO.',
          en: 'Rest your Leader or a Battle Card, and choose the other Leader or one of their rested Battle Cards.\nBoth may add combos: cards of the hand that lend their power for this battle.\nThe attacker wins with at least as much power: the Leader loses a life, the Battle Card is KO’d.',
        },
      },
      {
        title: { fr: 'Ce qui change une partie', en: 'What turns a game' },
        text: {
          fr: '[Contre] répond à ce que fait l’autre. [Éveil] retourne le Leader sur sa face forte quand sa condition est remplie. Une carte Unisson aide à chaque tour.\nGardez deux ou trois cartes pour vous défendre.',
          en: '[Counter] answers what the other player does. [Awaken] flips the Leader to its strong side when its condition is met. A Unison Card helps every turn.\nKeep two or three cards to defend yourself.',
        },
      },
    ],
  },
]
export default how
