import { seedOf } from './noise.ts';
import type { SampleKeyword, SamplePage, SampleSite } from './sample-site.ts';

const grains = ['rye', 'spelt', 'oat', 'corn', 'barley', 'buckwheat', 'millet', 'rice', 'wheat'];
const dishes = ['bread', 'rolls', 'crackers', 'pancakes', 'porridge', 'waffles', 'muffins', 'cake'];

const recipes = grains.flatMap((grain) =>
	dishes.map((dish) => ({ name: `${grain} ${dish}`, path: `/recipes/${grain}-${dish}` })),
);

const pages: Readonly<Record<string, SamplePage>> = Object.fromEntries(
	recipes.map(({ name, path }) => {
		const title = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
		return [path, { title, snippet: `${title}, with times and weights.`, appeal: 0.4 }];
	}),
);

const keywords: readonly SampleKeyword[] = recipes.map(({ name, path }) => ({
	text: `${name} recipe`,
	group: 'Recipes',
	page: path,
	usualRank: 3 + (seedOf(path) % 4),
	volume: 3000 + (seedOf(name) % 50) * 100,
}));

/** Every fifth recipe, from the given one on; the others are left alone. */
const everyFifth = (first: number) =>
	recipes.filter((_, at) => at % 5 === first).map(({ path }) => path);

/** A site with enough pages to measure changes: one worked, one did not, and one cannot be judged. */
export const recipeBook: SampleSite = {
	globalKey: 'sample-recipes',
	domain: 'recipes.example',
	title: 'Recipes (sample data)',
	timeZone: 'Europe/London',
	week: [1.2, 0.9, 0.9, 0.9, 0.9, 1, 1.2],
	keptDays: 300,
	engines: [{ key: 'google_us', share: 1, isChecked: false, reports: 'daily' }],
	conversionEvents: [{ alias: 'sign_up', name: 'Newsletter', rate: 0.8, revenueMinor: 0 }],
	pages,
	keywords,
	changes: [
		{ note: 'Titles that name the time it takes', daysAgo: 63, pages: everyFifth(0), factor: 1.5 },
		{ note: 'Shorter introductions', daysAgo: 63, pages: everyFifth(1), factor: 1 },
		{ note: 'New design', daysAgo: 40, pages: recipes.map(({ path }) => path), factor: 1 },
	],
};
