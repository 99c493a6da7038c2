/** Languages whose short texts are easily taken for each other: a difference between them proves nothing. */
const groups = [
	'da nb sv',
	'ca es gl it pt ro',
	'cs sk',
	'bs hr sl sr',
	'be bg mk ru uk',
	'id ms',
	'lt lv',
	'af de nl',
	'az tr',
	'hi mr ne',
	'ar fa ur',
	'ja zh',
].map((group) => new Set(group.split(' ')));

export function areNearLanguages(one: string, other: string): boolean {
	return one === other || groups.some((group) => group.has(one) && group.has(other));
}
