/** How each way to play goes, on one page. */
import type { Chapter } from '../../game'
import { pictured } from '../../pictured'

const picture = pictured(import.meta.glob<string>('./*.jpg', { eager: true, query: '?url', import: 'default' }))

const how: Chapter[] = [
  {
    mode: 'classic',
    title: { fr: 'Classique', en: 'Classic' },
    parts: [
      {
        title: { fr: 'Le but', en: 'The aim' },
        text: {
          fr: 'Acquérez des cartes du terrain : elles rejoignent votre jeu et valent des PV (le laurier). Quand la douzième Flamme de l’Horloge s’éteint, qui a le plus de PV gagne.\nUne Flamme s’éteint chaque fois qu’une carte au signe de la flamme est acquise ou quitte le terrain.',
          en: 'Acquire cards of the field: they join your deck and are worth VP (the laurel). When the twelfth Flame of the Clock goes out, whoever has most VP wins.\nA Flame goes out whenever a card with the sign of the flame is acquired or leaves the field.',
        },
        picture: picture('classic'),
      },
      {
        title: { fr: 'Acquérir', en: 'Acquiring' },
        text: {
          fr: 'Jouez des Personnages face à une carte du terrain. Si leur Force (rouge) ou leur Cosmos (bleu) atteint son prix, en haut à gauche, elle est à vous.\nPar la Force, elle va dans votre défausse ; par le Cosmos, droit dans votre main. À l’emplacement 6, elle coûte 1 de moins.',
          en: 'Play Characters facing a card of the field. If their Force (red) or Cosmos (blue) reaches its price at the top left, it is yours.\nBy Force it goes to your discard pile; by Cosmos, straight to your hand. In slot 6 it costs 1 less.',
        },
      },
      {
        title: { fr: 'Une carte, un usage', en: 'One card, one use' },
        text: {
          fr: 'Une carte jouée sert une fois : Force, Cosmos, Soin (le cœur vert) pour une carte blessée, ou son effet. Une Armure équipée reste d’un tour à l’autre.',
          en: 'A played card serves once: Force, Cosmos, Heal (the green heart) for a wounded card, or its effect. An equipped Armour stays from turn to turn.',
        },
      },
      {
        title: { fr: 'La fin du tour', en: 'The end of a turn' },
        text: {
          fr: 'Défaussez ce que vous voulez, puis piochez jusqu’à 5 cartes. La carte de l’emplacement 6 s’en va, les autres glissent, de nouvelles arrivent. Pioche vide ? On mélange la défausse.',
          en: 'Discard what you like, then draw up to 5 cards. The card in slot 6 leaves, the others slide, new ones come. No draw pile left? The discard pile is shuffled.',
        },
      },
    ],
  },
  {
    mode: 'solo',
    title: { fr: 'Seul contre Hilda', en: 'Alone against Hilda' },
    parts: [
      {
        title: { fr: 'Le but', en: 'The aim' },
        text: {
          fr: 'Comme en classique, mais Hilda joue sans réfléchir : à chaque tour le dé choisit la carte qu’elle prend et ce qu’elle fait. Après le tour 24, le plus grand total de PV l’emporte.',
          en: 'As in the classic game, but Hilda plays without thinking: each turn the die chooses the card she takes and what she does. After turn 24 the higher total of VP wins.',
        },
        picture: picture('solo'),
      },
      {
        title: { fr: 'Le dé', en: 'The die' },
        text: {
          fr: '1 : vous défaussez. 2 : elle reprend une carte et range les autres. 3 : le terrain se vide, elle se soigne. 4 : vous gelez une carte. 5 et 6 : elle achète avec toute sa Force ou tout son Cosmos.',
          en: '1: you discard. 2: she takes a card back and puts the others by. 3: the field is emptied, she heals. 4: you freeze a card. 5 and 6: she buys with all her Force or all her Cosmos.',
        },
      },
    ],
  },
  {
    mode: 'classic',
    title: { fr: 'Avec Hadès', en: 'With Hadès' },
    parts: [
      {
        title: { fr: 'Un second marché', en: 'A second market' },
        text: {
          fr: 'Dans les Enfers, affrontez par la Force ce qui est révélé sous votre pion ou à sa droite : vous gagnez des Âmes, et ses PV à la fin.\nPayées en Âmes, ces cartes peuvent entraver un adversaire : elles lui coûtent leurs PV tant qu’il ne s’en libère pas.',
          en: 'In the Enfers confront by Force what is revealed below your pawn or to its right: you gain Souls, and its VP in the end.\nPaid for with Souls, these cards can hamper an opponent: they cost them their VP until they free themselves.',
        },
        picture: picture('hades'),
      },
      {
        title: { fr: 'Épreuves, Sens, Capacités', en: 'Épreuves, Sens, Capacités' },
        text: {
          fr: 'Une Épreuve réussie pendant votre tour vous donne un Sens (avec votre Éveil) ou une Capacité. Un Sens sert à chaque tour ; le 8e déplace votre pion vers l’Élysion, où attend votre Héros Divin.',
          en: 'An Épreuve passed in your turn gives you a Sens (with your Éveil) or a Capacité. A Sens serves every turn; the 8th moves your pawn towards Élysion, where your Divine Hero waits.',
        },
      },
    ],
  },
  {
    mode: 'duel',
    title: { fr: 'Duel', en: 'Duel' },
    parts: [
      {
        title: { fr: 'Les Maisons', en: 'The Maisons' },
        text: {
          fr: 'Renégats et Chevaliers d’Or se disputent les Maisons. La Maison révélée coûte la Force de votre compteur : 6, plus 1 par Maison que vous avez.\nIl baisse de 1 à la fin de votre tour, et plus si vous remplissez la condition de la Maison. La dernière prise, on compte les PV.',
          en: 'Renegades and Gold Saints fight for the Maisons. The revealed Maison costs the Force on your counter: 6, plus 1 for each Maison you have.\nIt goes down by 1 at the end of your turn, and by more if you fulfil the condition of the Maison. When the last is taken, VP are counted.',
        },
        picture: picture('duel'),
      },
      {
        title: { fr: 'Le reste', en: 'The rest' },
        text: {
          fr: 'Le terrain et les Enfers se jouent comme avec Hadès. Le Talent d’un Héros se paie avec la Capacité de sa Constellation.',
          en: 'Field and Enfers are played as with Hadès. The Talent of a Hero is paid with the Capacité of their Constellation.',
        },
      },
    ],
  },
]
export default how
