import type { ImportedFile } from '@plumbline/console/contract';
import { useState } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';
import { useChosen } from '../../site/site.ts';
import { EngineSelect } from './engine-select.tsx';

/** As the call takes them; empty where nobody was asked. */
export interface Answers {
	readonly search_engine: string;
	readonly date_from: string;
	readonly date_to: string;
}

interface FileQuestionsProps {
	readonly asks: NonNullable<ImportedFile['asks']>;
	readonly isRunning: boolean;
	readonly onAnswer: (answers: Partial<Answers>) => void;
}

/** Asks what the file does not say. */
export function FileQuestions({ asks, isRunning, onAnswer }: FileQuestionsProps) {
	const own = useLanguage().texts.sources;
	const known = useChosen()?.site.search_engine_global_keys ?? [];
	const [engine, setEngine] = useState('');
	const [from, setFrom] = useState('');
	const [to, setTo] = useState('');
	return (
		<form
			class="short"
			onSubmit={(event) => {
				event.preventDefault();
				if (asks === 'search_engine') onAnswer({ search_engine: engine });
				else onAnswer({ date_from: asks === 'days' ? from : to, date_to: to });
			}}
		>
			<p>{{ search_engine: own.asksEngine, days: own.asksDays, day: own.asksDay }[asks]}</p>
			{asks === 'search_engine' && (
				<EngineSelect value={engine} others={known} onChange={setEngine} isOpen />
			)}
			{asks === 'days' && <DayField label={own.firstDay} value={from} onInput={setFrom} />}
			{asks !== 'search_engine' && (
				<DayField
					label={asks === 'day' ? own.day : own.lastDay}
					value={to}
					min={from}
					onInput={setTo}
				/>
			)}
			<div class="actions">
				<button type="submit" class="primary" disabled={isRunning}>
					{own.goOn}
				</button>
			</div>
		</form>
	);
}

interface DayFieldProps {
	readonly label: string;
	readonly value: string;
	readonly min?: string;
	readonly onInput: (day: string) => void;
}

function DayField({ label, value, min, onInput }: DayFieldProps) {
	return (
		<label>
			<span>{label}</span>
			<input
				type="date"
				required
				min={min}
				value={value}
				onInput={({ currentTarget }) => onInput(currentTarget.value)}
			/>
		</label>
	);
}
