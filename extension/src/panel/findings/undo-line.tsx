import { useLanguage } from '../language.ts';
import type { IgnoreWish } from './ignoring.ts';

interface UndoLineProps {
	readonly last: IgnoreWish | null;
	readonly onUndo: () => void;
}

/** Says what was just ignored; one click takes it back. */
export function UndoLine({ last, onUndo }: UndoLineProps) {
	const texts = useLanguage().texts.findings;
	return (
		<div role="status" class={last ? 'undo' : 'spoken'}>
			{last && (
				<>
					<span dir="auto">{texts.ignoredNow(last.headline)}</span>{' '}
					<button type="button" class="more" onClick={onUndo}>
						{texts.undo}
					</button>
				</>
			)}
		</div>
	);
}
