import { connectCommand } from '../../sources/connect-command.ts';
import { withoutWorldwide } from '../../sources/google-search-console/without-worldwide.ts';
import type { ChosenConnection } from './chosen-connections.ts';

/** The series that sites with an older connection to Search Console can add. */
export function offeredSeries(chosen: readonly ChosenConnection[]): readonly string[] {
	const offered = new Set(withoutWorldwide(chosen.map(({ connection }) => connection)));
	return chosen
		.filter(({ connection }) => offered.has(connection))
		.map(
			({ site, connection }) =>
				`Search Console also has the figures of ${site.domain} for all countries together and for images, videos, news and Discover. This reads them too: ${connectCommand(connection.source, site.globalKey)}.`,
		);
}
