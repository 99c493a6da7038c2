/** One page of the applications: what every framework draws, in its own way. */
export interface ApplicationPage {
	readonly title: string;
	readonly description: string | null;
	readonly canonical: string | null;
	readonly robots: string | null;
	readonly heading: string;
	readonly lead: string;
	readonly sections: readonly { readonly heading: string; readonly text: string }[];
	readonly images: readonly {
		readonly src: string;
		readonly alt: string | null;
	}[];
	readonly links: readonly { readonly href: string; readonly text: string }[];
	readonly structuredData: object | null;
	/** The page is drawn only after a request for this address was answered. */
	readonly waitsFor: string | null;
}

const bread = (of: string, times: number) =>
	`${of} bread needs a patient baker, a warm corner and flour that has not waited for years. `.repeat(
		times,
	);

const links = [
	{ href: '/recipes', text: 'All recipes of the bakery' },
	{ href: '/flour', text: 'Which flour suits which bread' },
];

const article: ApplicationPage = {
	title: 'How to bake rye bread at home | Bakery',
	description: 'Rye bread at home: flour, sourdough, times and temperatures, step by step.',
	canonical: '/rye',
	robots: null,
	heading: 'How to bake rye bread at home',
	lead: bread('Rye', 3),
	sections: [
		{ heading: 'Sourdough', text: bread('Sour', 6) },
		{ heading: 'Times and temperatures', text: bread('Hot', 8) },
	],
	images: [{ src: '/rye.jpg', alt: 'A loaf of rye bread on a board' }],
	links,
	structuredData: {
		'@context': 'https://schema.org',
		'@type': 'Article',
		headline: 'How to bake rye bread at home',
		datePublished: '2026-03-02',
		author: { '@type': 'Person', name: 'Ann Baker' },
	},
	waitsFor: null,
};

const product: ApplicationPage = {
	...article,
	title: 'Rye flour, 1 kg',
	description: null,
	canonical: '/flour/rye',
	heading: 'Rye flour',
	structuredData: {
		'@context': 'https://schema.org',
		'@type': 'Product',
		name: 'Rye flour',
		offers: { '@type': 'Offer', price: '3.90', priceCurrency: 'EUR' },
	},
};

const list: ApplicationPage = {
	...article,
	title: 'Recipes',
	canonical: '/recipes?page=1',
	heading: 'Recipes',
	lead: '',
	sections: Array.from({ length: 12 }, (_, index) => ({
		heading: `Bread number ${index + 1}`,
		text: bread('Good', 1),
	})),
	structuredData: null,
};

const faulty: ApplicationPage = {
	title: 'Home',
	description: 'Bread',
	canonical: 'https://other.example/',
	robots: 'noindex',
	heading: '',
	lead: 'Bread.',
	sections: [],
	images: [
		{ src: '/a.jpg', alt: null },
		{ src: '/b.jpg', alt: 'jpg' },
	],
	links: [
		{ href: '/more', text: 'click here' },
		{ href: 'javascript:void(0)', text: 'more' },
	],
	structuredData: { '@type': 'Persn', name: '' },
	waitsFor: null,
};

export const applicationPages: Readonly<Record<string, ApplicationPage>> = {
	article,
	product,
	list,
	faulty,
	late: { ...article, title: 'Rye bread, after a while', waitsFor: '/slow.json' },
};

/** The page that the address of the document asks for, such as `/react/article`. */
export async function currentPage(): Promise<ApplicationPage> {
	const page = applicationPages[location.pathname.split('/').at(-1) ?? ''];
	if (page === undefined) throw new Error(`There is no page for ${location.pathname}.`);
	if (page.waitsFor !== null) await fetch(page.waitsFor);
	return page;
}
