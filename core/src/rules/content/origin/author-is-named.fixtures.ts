import { fixturesFor } from '../../fixture.ts';
import { authorIsNamed } from './author-is-named.rule.ts';

const type = '<meta property="og:type" content="article">';
const article = (head: string, footer?: string) => ({
	head: type + head,
	...(footer === undefined ? {} : { footer: `<footer>${footer}</footer>` }),
});

/** These make the ordinary page an article to everyone who sees it. */
const seen = (line: string) => ({
	h1: `<h1>Sourdough bread for beginners, step by step</h1>${line}`,
});

export const fixtures = fixturesFor(authorIsNamed, {
	good: {
		'a page that is not an article': {},
		'an undated text that could be anything': { h1: '<h1>Sourdough bread</h1>' },
		'a byline': article('', '<p>By Ada Baker, 4 March 2026</p>'),
		'a Japanese byline': article('', '<p>執筆：パン職人 山田</p>'),
		'a tag in the head': article('<meta name="author" content="Ada Baker">'),
		'a link to the articles of the author': article(
			'',
			'<p><a href="/author/ada">Ada Baker</a></p>',
		),
		'a link to the author': article('', '<p><a rel="author" href="/ada">Ada Baker</a></p>'),
	},
	bad: {
		nobody: { ...article('', '<p>4 March 2026</p>'), finds: [['missing']] },
		'an article that no markup calls one': {
			...seen('<p>4 March 2026</p>'),
			finds: [['missing']],
		},
		'an empty tag': {
			...article('<meta name="author" content="">', '<p>4 March 2026</p>'),
			finds: [['missing']],
		},
	},
});
