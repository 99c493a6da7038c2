import '../../styles/overview.css';
import { FixFirst } from './fix-first.tsx';
import { SearchPreviewCard } from './search-preview-card.tsx';

/** The overview below the page at a glance: how the page looks in results, and what to do first. */
export const OverviewMore = () => (
	<>
		<FixFirst />
		<SearchPreviewCard />
	</>
);
