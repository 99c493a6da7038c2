import { isUnpublished } from '../../../addresses/local-host.ts';
import { pageAddress } from '../../../addresses/page-address.ts';
import { defineRule } from '../../../audit/rule.ts';

export const formsUseHttps = defineRule({
	name: 'forms_use_https',
	group: 'page',
	risk: 'low',
	difficulty: 'easy',
	impact: 3,
	class: 'convention',
	severity: 'note',
	audience: 'developer',
	evidence: {
		url: 'https://www.w3.org/TR/mixed-content/',
		says: 'An encrypted page promises that nobody can listen in; data sent over an insecure connection breaks that promise.',
		checked: '2026-11-20',
	},
	reads: ['insecureResources'],
	mayRead: ['url'],
	title: 'Forms are sent over HTTPS',
	why: 'Anyone on the network can read what people send with a form that has an http:// URL. Browsers warn people before they send it, and many give up.',
	fix: 'Write https:// in the action of the form, or just the path.',
	messages: { insecure: 'A form is sent without encryption to “{address}”' },
	many: '{count} forms are sent without encryption',
	evaluate({ insecureResources, url }, found) {
		const isInsecurePage = pageAddress(url)?.protocol === 'http:';
		if (isInsecurePage || isUnpublished(url)) return 'not_applicable';
		for (const { address, element, node } of insecureResources) {
			if (element === 'form') found.insecure({ address }, node);
		}
	},
});
