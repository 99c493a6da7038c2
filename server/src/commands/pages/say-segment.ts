import type { SearchPages } from '@plumbline/core/api';
import { say, type Terminal } from '../terminal.ts';

type Answered = Pick<SearchPages['meta'], 'basis' | 'segment'>;

/** Says what a part of the site leaves out. Silent about the whole site. */
export function saySegment(terminal: Terminal, { basis, segment }: Answered): void {
	if (segment === null) return;
	say(terminal, `Only ${segment}.`);
	if (basis === 'page_queries') {
		say(terminal, 'Queries that the search engine does not disclose are in none of these figures.');
	}
	if (basis === 'nothing') {
		say(terminal, 'Pages and queries have no figures by country or device; only the site has.');
	}
}
