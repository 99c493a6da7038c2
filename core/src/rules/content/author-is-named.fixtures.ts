import { fixturesFor } from '../fixture.ts';
import { authorIsNamed } from './author-is-named.rule.ts';

const type = '<meta property="og:type" content="article">';
const article = (head: string, footer?: string) => ({
	head: type + head,
	...(footer === undefined ? {} : { footer: `<footer>${footer}</footer>` }),
});

export const fixtures = fixturesFor(authorIsNamed, {
	good: {
		'a page that is no article': {},
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
		'an empty tag': {
			...article('<meta name="author" content="">', '<p>4 March 2026</p>'),
			finds: [['missing']],
		},
	},
});
