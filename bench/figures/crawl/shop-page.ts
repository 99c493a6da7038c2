/** A page of a shop with the faults that real ones have: some by template, some here and there. */
export function shopPage(number: number, count: number): string {
	const kind = kindOf(number);
	const children = Array.from({ length: 10 }, (_, index) => number * 10 + index + 1);
	const neighbors = [number + 1, (number * 31 + 7) % count, (number * 17 + 3) % count];
	const linked = [...children, ...neighbors].filter((other) => other > 0 && other < count);
	const name = number === 0 ? 'Everything for your bread' : `${names[kind]} ${number}`;
	const items = linked.map(
		(other) => `<li>${linkTo(other, `${names[kindOf(other)]} ${other}`)}</li>`,
	);
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${titleOf(number, name)}</title>${descriptionOf(number, name)}<meta name="viewport" content="width=device-width">${number % 97 === 96 ? '<meta name="robots" content="noindex">' : ''}</head><body>
<header class="top"><nav>${[1, 2, 3, 10, 20].map((other) => linkTo(other, `Department ${other}`)).join(' ')}</nav></header>
<main class="${kind}">${number % 13 === 12 ? '' : `<h1>${name}</h1>`}<img src="/images/${number}.jpg"${kind === 'product' ? '' : ` alt="${name}"`} width="300" height="200"><p>${sentences(number)}</p>
${kind === 'product' ? '<form class="order"><label>Pieces <input name="pieces"></label><button>Add to the basket</button></form>' : ''}<section class="more"><h2>More</h2><ul>${items.join('')}</ul>${number % 50 === 9 ? linkTo(count + number, 'Last year’s offers') : ''}</section></main>
<footer class="foot"><p>Flour, water, salt and time.</p></footer></body></html>`;
}

const names = { product: 'Basket', category: 'Department', guide: 'Guide' } as const;

const kindOf = (number: number) =>
	number % 10 === 0 ? 'category' : number % 10 > 7 ? 'guide' : 'product';

export const shopPath = (number: number): string => `/${kindOf(number)}/${number}`;

const linkTo = (number: number, text: string) => `<a href="${shopPath(number)}">${text}</a>`;

const titleOf = (number: number, name: string) =>
	number % 40 === 3 ? 'Proofing basket | Bakery Supplies' : `${name} | Bakery Supplies`;

const descriptionOf = (number: number, name: string) =>
	kindOf(number) === 'category'
		? ''
		: `<meta name="description" content="${name}: what it is made of, how long it lasts and how to order it.">`;

const words =
	'a loaf rises slowly in baskets of willow and rattan while stone mills grind rye wheat and spelt for bakers who start before dawn'.split(
		' ',
	);

/** Always the same for a number. */
function sentences(number: number): string {
	return Array.from({ length: 120 }, (_, index) => {
		const word = words[(number * 7 + index * index * 3 + index) % words.length] ?? '';
		return index % 12 === 11 ? `${word}.` : word;
	}).join(' ');
}
