import { fixturesFor } from '../../fixture.ts';
import { notTooManyOnPageLinks } from './not-too-many-on-page-links.rule.ts';

const links = (count: number, href: (index: number) => string) => {
	const items = Array.from(
		{ length: count },
		(_, index) => `<li><a href="${href(index)}">Recipe ${index}</a></li>`,
	);
	return `<footer><ul>${items.join('')}</ul></footer>`;
};

export const fixtures = fixturesFor(notTooManyOnPageLinks, {
	good: {
		'some links': { footer: links(200, (index) => `/recipes/${index}`) },
		'many links to few pages': { footer: links(1200, (index) => `/recipes/${index % 50}`) },
		'many targets on this page': { footer: links(1200, (index) => `#recipe-${index}`) },
		'no links': { main: '<p>Bread.</p>', footer: '' },
	},
	bad: {
		'more pages than anyone can look through': {
			footer: links(1100, (index) => `/recipes/${index}`),
			finds: [['many', { count: 1101, limit: 1000 }]],
		},
	},
});
