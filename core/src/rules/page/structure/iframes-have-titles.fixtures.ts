import { fixturesFor } from '../../fixture.ts';
import { iframesHaveTitles } from './iframes-have-titles.rule.ts';

const frame = (attributes: string) => ({
	footer: `<footer><iframe ${attributes}></iframe></footer>`,
});

export const fixtures = fixturesFor(iframesHaveTitles, {
	good: {
		'a title': frame('src="https://maps.example.net/" title="How to find us"'),
		'a name by ARIA': frame('src="https://maps.example.net/" aria-label="案内図"'),
		'a name by words elsewhere': {
			footer: '<h2 id="way">How to find us</h2><iframe src="/map" aria-labelledby="way"></iframe>',
		},
	},
	bad: {
		'a map without a title': {
			...frame('src="https://maps.example.net/"'),
			finds: [['missing', { src: 'https://maps.example.net/' }]],
		},
		'a label that points nowhere': {
			...frame('src="/map" aria-labelledby="way"'),
			finds: [['missing']],
		},
		'an empty title': { ...frame('src="/map" title=" "'), finds: [['missing']] },
	},
	unjudged: {
		'no frames': { status: 'not_applicable' },
		'a frame that a script fills': { ...frame('src="about:blank"'), status: 'not_applicable' },
		'a frame that only counts': {
			...frame('src="https://count.example.net/" width="1" height="1"'),
			status: 'not_applicable',
		},
	},
});
