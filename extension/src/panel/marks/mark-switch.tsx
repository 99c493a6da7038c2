import { useContext, useEffect, useState } from 'preact/hooks';
import type { Mark } from '../../messaging/protocol.ts';
import { PointingContext } from '../findings/pointing.ts';
import { useLanguage } from '../language/language.ts';

/** A switch that marks the items of a screen on the page while the screen is open. */
export function MarkSwitch({ marksOf }: { readonly marksOf: () => readonly Mark[] }) {
	const texts = useLanguage().texts.marks;
	const { canPoint, mark } = useContext(PointingContext);
	const [isOn, turn] = useState(false);
	const marks = isOn ? marksOf() : [];
	// Each render creates a new list, so the content is compared: the page gets only actual changes.
	const content = JSON.stringify(marks);
	useEffect(() => {
		if (isOn) mark(marks);
	}, [isOn, content, canPoint]);
	useEffect(() => (isOn ? () => mark([]) : undefined), [isOn]);
	return (
		<button
			type="button"
			class="more mark-switch"
			aria-pressed={isOn}
			disabled={!canPoint}
			onClick={() => turn(!isOn)}
		>
			{texts.showAll}
		</button>
	);
}
