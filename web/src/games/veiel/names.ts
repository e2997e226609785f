/** Words that would betray this game elsewhere in the page, beside the name of its folder. */
export const names = ['barbare', 'guérisseur', 'pyromancien', 'vorgath', 'ysaure', 'affrontement', 'nuée']
