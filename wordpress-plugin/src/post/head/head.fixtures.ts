import type { SiteHead } from './site-head.ts';

export const siteHead = (overrides: Partial<SiteHead> = {}): SiteHead => ({
	owner: null,
	fields: null,
	variables: { title: 'Saved title', site: 'Bakery', separator: '–' },
	title: '{title} – Bakery',
	robots: 'max-image-preview:large',
	hasSocialTags: false,
	description: '',
	intro: '',
	isKindHidden: false,
	socialType: 'article',
	schema: [],
	titleIsMainHeading: true,
	...overrides,
});
