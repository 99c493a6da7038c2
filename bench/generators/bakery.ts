/** A page of the site that every generator builds. */
export interface BakeryPage {
	/** Path without a slash, such as `rye`. */
	readonly name: string;
	readonly title: string;
	readonly description: string;
	readonly markdown: string;
}

const breads: readonly (readonly [name: string, flour: string, hours: number])[] = [
	['Rye', 'dark rye', 18],
	['Oat', 'oat and wheat', 6],
	['Spelt', 'whole spelt', 9],
	['Potato', 'white wheat', 5],
	['Walnut', 'whole wheat', 8],
	['Olive', 'semolina', 7],
	['Barley', 'barley and rye', 14],
	['Corn', 'yellow corn', 3],
	['Raisin', 'white wheat', 4],
	['Pumpkin', 'spelt and rye', 10],
	['Sesame', 'strong wheat', 6],
	['Onion', 'rye and wheat', 12],
	['Milk', 'fine wheat', 4],
	['Carrot', 'whole spelt', 7],
	['Beer', 'malted wheat', 11],
	['Poppy', 'white spelt', 5],
	['Buckwheat', 'buckwheat', 13],
	['Chestnut', 'chestnut and wheat', 9],
	['Linseed', 'dark wheat', 15],
	['Garlic', 'strong wheat', 3],
	['Cheese', 'fine wheat', 4],
	['Apple', 'wheat and oat', 8],
	['Honey', 'light rye', 16],
	['Tomato', 'semolina', 6],
	['Fig', 'spelt', 9],
	['Sage', 'white wheat', 5],
];

const nameOf = (bread: string) => bread.toLowerCase();

const breadPages = breads.map(([bread, flour, hours], index): BakeryPage => {
	const [next = 'Rye'] = breads[(index + 1) % breads.length] ?? [];
	return {
		name: nameOf(bread),
		title: `How to bake ${bread.toLowerCase()} bread`,
		description: `A loaf of ${flour} flour that rises for ${hours} hours, with the steps, the heat of the oven and how to keep it.`,
		markdown: `![A loaf of ${bread.toLowerCase()} bread on a board](/img/loaf.png)

Our ${bread.toLowerCase()} bread is made of ${flour} flour, water, salt and a starter that we feed every evening. It takes ${hours} hours to rise, most of them while nobody is in the bakery.

## Mix the dough

Stir ${500 + index * 10} grams of flour into ${320 + index * 5} grams of lukewarm water and let it rest for half an hour. Then add the starter and ten grams of salt, and fold the dough four times until it keeps its shape.

## Bake the loaf

Heat the oven to ${220 + (index % 5) * 5} degrees with a pan of water in it. Bake the ${bread.toLowerCase()} bread for ${35 + (index % 7)} minutes, then let it cool on a rack before you cut the first slice.

When this loaf works, try our [${next.toLowerCase()} bread](/${nameOf(next)}), which begins the same way.
`,
	};
});

export const bakery: readonly BakeryPage[] = [
	{
		name: 'index',
		title: 'Recipes of a small bakery',
		description:
			'Twenty-six breads that we bake every week, with the flour, the hours and the heat that each of them needs.',
		markdown: `We have baked in this street since 1987, and these are the recipes that we use ourselves. Each of them names the flour, the hours that the dough rises and the heat of the oven.

## All breads

${breads.map(([bread]) => `- [${bread} bread](/${nameOf(bread)})`).join('\n')}
`,
	},
	...breadPages,
];

/** A red pixel. */
export const loafPng = Buffer.from(
	'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
	'base64',
);

export const origin = 'https://bakery.example';
