import '../../styles/rankings.css';
import { usePage } from '../page-view.ts';
import { useSuggestedKeywords } from '../use-suggested-keywords.ts';
import { ExportSection } from './export-section.tsx';
import { RankingsOfPage } from './rankings-of-page.tsx';
import { wordsToTrack } from './words-to-track.ts';

/** How the page ranks, and which keywords could be tracked for it. */
export function Rankings() {
	const { keywords, open, server, url } = usePage();
	const suggested = useSuggestedKeywords(server ? 8 : 0);
	const suggestions = wordsToTrack(keywords, suggested ?? []);
	return (
		<>
			<RankingsOfPage
				origin={server}
				{...{ url, suggestions }}
				onConnect={() => open('settings', '.server')}
			/>
			<ExportSection />
		</>
	);
}
