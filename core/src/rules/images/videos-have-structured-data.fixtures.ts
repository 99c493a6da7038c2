import { fixturesFor } from '../fixture.ts';
import { videosHaveStructuredData } from './videos-have-structured-data.rule.ts';

const footer = (html: string) => ({ footer: `<footer>${html}</footer>` });
const player =
	'<iframe src="https://www.youtube-nocookie.com/embed/abc" title="How to fold dough"></iframe>';

export const fixtures = fixturesFor(videosHaveStructuredData, {
	good: {
		'no film': {},
		'a film that is described': {
			...footer(player),
			head: `<script type="application/ld+json">{"@context":"https://schema.org","@type":"VideoObject","name":"How to fold dough","thumbnailUrl":"https://example.com/fold.jpg","uploadDate":"2026-11-20T08:00:00Z"}</script>`,
		},
		'a film that is decoration': footer('<video autoplay muted loop src="/steam.mp4"></video>'),
	},
	bad: {
		'a player': { ...footer(player), finds: [['missing']] },
		'a film of the page’s own': {
			...footer('<video controls src="/fold.mp4"></video>'),
			finds: [['missing']],
		},
	},
});
