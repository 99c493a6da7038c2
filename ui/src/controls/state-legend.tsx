import './state-legend.css';
import { useLanguage } from '../language/language.ts';
import { StateMark } from './state-mark.tsx';

const states = ['right', 'look', 'wrong', 'unknown', 'not_applicable'] as const;

/** The meaning of each mark. */
export function StateLegend() {
	const names = useLanguage().texts.ui.marks;
	return (
		<ul class="state-legend">
			{states.map((state) => (
				<li key={state}>
					<StateMark state={state} isSaid /> {names[state]}
				</li>
			))}
		</ul>
	);
}
