import { fixturesFor } from '../../fixture.ts';
import { googlebotSpecificTagsAreKnown } from './googlebot-specific-tags-are-known.rule.ts';

export const fixtures = fixturesFor(googlebotSpecificTagsAreKnown, {
	good: {
		'names that Google reads': {
			head: '<meta name="googlebot" content="notranslate"><meta name="Googlebot-News" content="nosnippet">',
		},
		'tags of Google that are about something else': {
			head: '<meta name="google-site-verification" content="abc"><meta name="google" content="notranslate">',
		},
	},
	bad: {
		'the crawler for images': {
			head: '<meta name="googlebot-image" content="noindex">',
			finds: [['unread', { name: 'googlebot-image' }]],
		},
		'the name for training, which belongs into robots.txt': {
			head: '<meta name="Google-Extended" content="noindex">',
			finds: [['unread', { name: 'google-extended' }]],
		},
	},
});
