import type { ImportedRankings } from '@plumbline/console/contract';
import { ScreenLink } from '../../address/screen-link.tsx';
import { useFormats } from '../../language/formats.ts';
import { useLanguage } from '../../language/language.ts';

interface ImportResultProps {
	readonly result: ImportedRankings;
	readonly isDryRun: boolean;
}

/** The contents of a file, or the part that was stored. */
export function ImportResult({ result, isDryRun }: ImportResultProps) {
	const own = useLanguage().texts.sources;
	const { day, whole } = useFormats();
	const { first_day: first, last_day: last, site_global_key: site, search_engine: engine } = result;
	const [facts, keywords] = [whole(result.facts), whole(result.keywords)];
	return (
		<div class="notice good" role="status">
			<p>{isDryRun ? own.contains({ facts, keywords }) : own.imported({ facts, keywords })}</p>
			{first !== null && last !== null && <p>{`${day(first)} – ${day(last)}`}</p>}
			{result.notes.map((note) => (
				<p key={note}>{note}</p>
			))}
			{!isDryRun && site !== null && (
				<ScreenLink to="/keywords" changes={{ site, engine }} class="button">
					{own.see}
				</ScreenLink>
			)}
		</div>
	);
}
