import { type SourceState, splitSource } from '@plumbline/console/contract';
import { type SplitDimension, splitDimensions } from '@plumbline/core/api';
import { useState } from 'preact/hooks';
import { callConsole } from '../../api/send.ts';
import { useAction } from '../../api/use-action.ts';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useLanguage } from '../../language/language.ts';

interface SplitChoiceProps {
	readonly source: SourceState;
	readonly split: readonly SplitDimension[];
}

/** Turns on figures by country and device, which are stored only for those who want them. */
export function SplitChoice({ source: { id }, split }: SplitChoiceProps) {
	const texts = useLanguage().texts.sources;
	const { isRunning, error, run } = useAction();
	const [chosen, setChosen] = useState(split);
	const toggle = (dimension: SplitDimension) =>
		run(async () => {
			const next = splitDimensions.filter((one) => chosen.includes(one) !== (one === dimension));
			setChosen(next);
			try {
				await callConsole(splitSource, { id, split: next });
			} catch (error) {
				setChosen(chosen);
				throw error;
			}
		});
	return (
		<fieldset class="split-choice" aria-describedby={`split-${id}`}>
			<legend>{texts.split}</legend>
			{splitDimensions.map((dimension) => (
				<label key={dimension} class="check">
					<input
						type="checkbox"
						checked={chosen.includes(dimension)}
						disabled={isRunning}
						onChange={() => toggle(dimension)}
					/>
					{texts.splitBy[dimension]}
				</label>
			))}
			<p id={`split-${id}`} class="quiet small">
				{texts.splitWhy}
			</p>
			<ErrorNotice error={error} />
		</fieldset>
	);
}
