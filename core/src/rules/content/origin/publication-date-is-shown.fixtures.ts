import { fixturesFor } from '../../fixture.ts';
import { publicationDateIsShown } from './publication-date-is-shown.rule.ts';

const article = (footer: string) => ({
	head: '<meta property="og:type" content="article"><meta name="author" content="Ada Baker">',
	footer: `<footer>${footer}</footer>`,
});

export const fixtures = fixturesFor(publicationDateIsShown, {
	good: {
		'a page that is not an article': {},
		'a date in words': article('<p>Published on 4 March 2026</p>'),
		'a date for machines and people': article('<time datetime="2026-03-04">yesterday</time>'),
		'a Japanese date': article('<p>令和八年三月四日</p>'),
		'how long ago': article('<p>3 days ago</p>'),
	},
	bad: {
		'no date': { ...article('<p>All about bread</p>'), finds: [['missing']] },
		'only the year of the site': {
			...article('<p>© 2012–2026 Example Bakery</p>'),
			finds: [['missing']],
		},
		'only a year in the menu': {
			...article('<nav><a href="/2026">Courses in 2026</a></nav>'),
			finds: [['missing']],
		},
		'a signed article that no markup calls one': {
			h1: '<h1>Sourdough bread for beginners, step by step</h1><p>By Ada Baker</p>',
			finds: [['missing']],
		},
		'only a year in the story': {
			...article(
				'<p>The oven in the yard was built by hand in the summer of 1912, of bricks that were left over from the mill, and it has baked the bread of three families on every Saturday since.</p>',
			),
			finds: [['missing']],
		},
	},
});
