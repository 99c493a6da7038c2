import { type HeaderLink, parseLinkHeader } from '../../../addresses/link-header.ts';
import type { ResponseFacts } from '../../page-facts.ts';

/** The links of this kind in the headers of a response. */
export const headerLinks = (response: ResponseFacts | null, rel: string): readonly HeaderLink[] =>
	(response?.headers ?? [])
		.filter(([name]) => name === 'link')
		.flatMap(([, value]) => parseLinkHeader(value))
		.filter((link) => link.rel.includes(rel));
