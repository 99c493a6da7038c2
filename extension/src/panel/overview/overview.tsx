import { Later } from '../controls/later.tsx';
import { WorkedLines } from '../effects/worked-lines.tsx';
import { usePage } from '../page-view.ts';
import { Verdict } from '../verdict.tsx';
import { Glance } from './glance/glance.tsx';

const loadMore = async () => (await import('./overview-more.tsx')).OverviewMore;

/**
 * Whether the page can be found and what it says at a glance; below these, or beside them where
 * there is room, the rest of the overview.
 */
export function Overview() {
	const { report } = usePage();
	return (
		<div class="columns">
			<div>
				<Verdict report={report} />
				<WorkedLines />
				<Glance />
			</div>
			<div>
				<Later load={loadMore} />
			</div>
		</div>
	);
}
