import type { Ranking } from '@plumbline/core/api';
import { shownAddress } from '../controls/shown-address.ts';
import { useServerTexts } from '../server/use-server-texts.ts';
import { rivalPages } from './rival-pages.ts';

interface RivalNoticesProps {
	readonly rankings: readonly Ranking[];
	readonly url: string;
}

/** Keywords for which a different page of the site is shown more often than this one. */
export function RivalNotices({ rankings, url }: RivalNoticesProps) {
	const texts = useServerTexts();
	const winning = rivalPages(rankings, url).filter(({ isStronger }) => isStronger);
	return winning.slice(0, 3).map(({ keyword, url: other }) => (
		<p key={keyword} class="tie" dir="auto">
			{texts.rival({ keyword })}{' '}
			<span class="row-address" dir="ltr">
				{shownAddress(other)}
			</span>
			{texts.rivalFix}
		</p>
	));
}
