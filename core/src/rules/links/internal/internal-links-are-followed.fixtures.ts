import { fixturesFor } from '../../fixture.ts';
import { internalLinksAreFollowed } from './internal-links-are-followed.rule.ts';

const link = (href: string, rel = 'nofollow', text = 'Rye bread') => ({
	footer: `<footer><p><a href="${href}" rel="${rel}">${text}</a></p></footer>`,
});

export const fixtures = fixturesFor(internalLinksAreFollowed, {
	good: {
		'a link that may be followed': link('/rye', 'prev'),
		'another site': link('https://example.org/rye'),
		'an answer to a comment': link('/bread/sourdough?replytocom=7#respond'),
		'taking back an answer to a comment': link('/blog/bread/sourdough/#respond'),
		'a visitor who names the site as home': link('/', 'external nofollow ugc', 'Baker'),
		'a page to log in': link('/wp-login.php'),
		'a basket': link('/basket/'),
		'a page to print': link('/bread/sourdough/print'),
		'a recipe to print': link('/wprm_print/13145'),
		'a forgotten password in German': link('/passwort-vergessen'),
		'a list of wishes in German': link('/merkliste/'),
		'a redirect to a shop': link('/go/iron-pot'),
		'a jump inside the page': link('#crust'),
	},
	bad: {
		'a page of the site': {
			...link('/rye'),
			finds: [['named', { text: 'Rye bread' }]],
		},
		'the same page twice, without words': {
			footer:
				'<footer><p><a rel="nofollow" href="/rye">Rye bread</a> <a rel="nofollow" href="/rye"><img src="/rye.jpg" alt=""></a></p></footer>',
			finds: [['named']],
		},
		'a picture without words': {
			footer:
				'<footer><p><a rel="nofollow" href="/rye"><img src="/rye.jpg" alt=""></a> <a href="/rye">Rye bread</a></p></footer>',
			finds: [['unnamed', { href: '/rye' }]],
		},
	},
});
