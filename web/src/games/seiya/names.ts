/** Words that would betray this game elsewhere in the page, beside the name of its folder. */
export const names = [
  'saint',
  'shiryu',
  'hyoga',
  'shun',
  'ikki',
  'athena',
  'hilda',
  'odin',
  'asgard',
  'poseidon',
  'sanctuary',
  'cosmos',
  'sapphire',
  'épopée',
]
