import { useServerTexts } from '../server/use-server-texts.ts';
import { ServerRankings } from './server-rankings.tsx';

interface RankingsOfPageProps {
	readonly url: string;
	/** Origin of the connected server; empty for none. */
	readonly origin: string;
	/** Keywords that could be tracked for the page. */
	readonly suggestions: readonly string[];
	readonly onConnect: () => void;
}

/** How the page ranks according to the server. */
export function RankingsOfPage({ origin, onConnect, ...page }: RankingsOfPageProps) {
	const texts = useServerTexts();
	return (
		<section class="rankings">
			<h2>{texts.rankings}</h2>
			{origin ? (
				<ServerRankings key={origin} origin={origin} {...page} />
			) : (
				<>
					<p class="quiet-text">{texts.rankingsWhy}</p>
					<button type="button" class="more" onClick={onConnect}>
						{texts.toServer}
					</button>
				</>
			)}
		</section>
	);
}
