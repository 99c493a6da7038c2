import { useEffect, useRef } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import type { IgnoreWish } from './ignoring.ts';

interface UndoLineProps {
	readonly last: IgnoreWish | null;
	readonly onUndo: () => void;
}

/** Says what was just ignored, with a button to undo it. */
export function UndoLine({ last, onUndo }: UndoLineProps) {
	const texts = useLanguage().texts.findings;
	const button = useRef<HTMLButtonElement>(null);
	// The pressed button is gone, so keyboard users continue here.
	useEffect(() => button.current?.focus(), [last]);
	return (
		<div role="status" class={last ? 'undo' : 'spoken'}>
			{last && (
				<>
					<span dir="auto">{texts.ignoredNow({ headline: last.headline })}</span>{' '}
					<button ref={button} type="button" class="more" onClick={onUndo}>
						{texts.undo}
					</button>
				</>
			)}
		</div>
	);
}
