import { fixturesFor } from '../../fixture.ts';
import { pluginsAreNotUsed } from './plugins-are-not-used.rule.ts';

export const fixtures = fixturesFor(pluginsAreNotUsed, {
	good: {
		'a video': { footer: '<video src="/film.mp4" controls></video>' },
		'a drawing and a document': {
			footer: '<object data="/plan.svg" type="image/svg+xml"></object><embed src="/plan.pdf">',
		},
		'the fallback of a player in browsers without sound': {
			footer:
				'<audio src="/talk.mp3" controls><object type="application/x-shockwave-flash" data="/player.swf"></object></audio>',
		},
		'a film to download': { footer: '<p><a href="/film.swf">The old film, as a file</a></p>' },
	},
	bad: {
		'a Flash film, written twice for old browsers': {
			footer:
				'<object classid="clsid:d27cdb6e-ae6d-11cf-96b8-444553540000"><embed src="/film.swf"></object>',
			finds: [['plugin', { kind: 'Flash' }]],
		},
		'a Java applet': {
			footer: '<applet code="Clock.class" width="100" height="100"></applet>',
			finds: [['plugin', { kind: 'Java' }]],
		},
	},
});
