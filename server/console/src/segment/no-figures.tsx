import { useLanguage } from '../language/language.ts';
import { useSegment } from './use-segment.ts';

/** Instead of a screen whose figures nobody knows for these filters: neither zeros nor others. */
export function NoFigures() {
	const texts = useLanguage().texts.segment;
	const { clear } = useSegment();
	return (
		<div class="empty">
			<h2>{texts.noFigures}</h2>
			<p>{texts.noFiguresWhy}</p>
			<button type="button" onClick={clear}>
				{texts.clear}
			</button>
		</div>
	);
}
