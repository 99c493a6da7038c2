import { fixturesFor } from '../../fixture.ts';
import { noMixedContent } from './no-mixed-content.rule.ts';

const script = '<script src="http://cdn.example.net/menu.js"></script>';

export const fixtures = fixturesFor(noMixedContent, {
	good: {
		'an encrypted script': { head: '<script src="https://cdn.example.net/menu.js"></script>' },
		'a picture that browsers load by HTTPS': {
			footer: '<footer><p><img src="http://example.net/rye.jpg" alt="Rye bread"></p></footer>',
		},
		'a tag that tells browsers to use HTTPS': {
			head: `<meta http-equiv="Content-Security-Policy" content="upgrade-insecure-requests">${script}`,
		},
		'a header that tells browsers so': {
			head: script,
			response: {
				status: 200,
				headers: [['content-security-policy', 'upgrade-insecure-requests; img-src *']],
			},
		},
		'a developer’s machine': { head: '<script src="http://localhost:5173/x.js"></script>' },
	},
	bad: {
		'a script': {
			head: script,
			finds: [['script', { address: 'http://cdn.example.net/menu.js' }]],
		},
		'a style sheet': {
			head: '<link rel="stylesheet" href="http://cdn.example.net/bread.css">',
			finds: [['style']],
		},
		'a map': {
			footer:
				'<footer><iframe src="http://maps.example.net/" title="How to find us"></iframe></footer>',
			finds: [['frame']],
		},
	},
	unjudged: {
		'a page without encryption': {
			head: script,
			url: 'http://example.com/bread/sourdough',
			status: 'not_applicable',
		},
	},
});
