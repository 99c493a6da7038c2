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
				onAnswer(asks === 'days' ? { date_from: from, date_to: to } : { search_engine: engine });
			}}
		>
			<p>{asks === 'days' ? own.asksDays : own.asksEngine}</p>
			{asks === 'days' ? (
				<>
					<label>
						<span>{own.firstDay}</span>
						<input
							type="date"
							required
							value={from}
							onInput={({ currentTarget }) => setFrom(currentTarget.value)}
						/>
					</label>
					<label>
						<span>{own.lastDay}</span>
						<input
							type="date"
							required
							min={from}
							value={to}
							onInput={({ currentTarget }) => setTo(currentTarget.value)}
						/>
					</label>
				</>
			) : (
				<EngineSelect value={engine} others={known} onChange={setEngine} isOpen />
			)}
			<div class="actions">
				<button type="submit" class="primary" disabled={isRunning}>
					{own.goOn}
				</button>
			</div>
		</form>
	);
}
