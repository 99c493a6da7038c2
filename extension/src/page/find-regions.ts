import type { NodeRegistry } from '@plumbline/core';
import type { Region } from '../messaging/protocol.ts';

const roles = 'main,navigation,banner,contentinfo,complementary,search,region,form';
const inSection = ':is(article,aside,main,nav,section)';
/** Elements that are landmarks by name or role, and those that state a language. */
const selector = [
	'main,nav,aside,search',
	`:is(header,footer):not(${inSection} *)`,
	...roles.split(',').map((role) => `[role=${role}]`),
	'[lang]',
].join();
/** More would hide the page. */
const most = 1000;

export const findRegions = (document: Document, registry: NodeRegistry): readonly Region[] =>
	[...document.querySelectorAll(selector)].slice(0, most).map((element) => ({
		node: registry.ref(element),
		name: element.localName,
		role: element.getAttribute('role') ?? '',
		lang: element.getAttribute('lang'),
	}));
