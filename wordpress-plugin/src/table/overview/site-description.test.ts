import { expect, it } from 'vitest';
import { siteDescription } from './site-description.ts';

const slogan = 'Bread from our oven, every day.';

it('finds the description of nearly all posts', () => {
	const posts = [slogan, 'How to bake rye bread.', `${slogan} `, slogan, slogan];
	expect(siteDescription(posts)).toEqual({ text: slogan, count: 4, total: 5 });
});

it('does not count posts without a description', () => {
	const posts = ['', slogan, slogan, '', slogan, slogan, slogan];
	expect(siteDescription(posts)).toEqual({ text: slogan, count: 5, total: 5 });
});

it('is silent on a few posts', () => {
	expect(siteDescription([slogan, slogan, slogan, slogan])).toBeNull();
});

it('is silent where many posts have a description of their own', () => {
	expect(siteDescription([slogan, slogan, slogan, 'Rye bread.', 'Rolls.'])).toBeNull();
});
