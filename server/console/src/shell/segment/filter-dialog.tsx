import {
	type Condition,
	conditionFault,
	longestValue,
	type SegmentFault,
	type Subject,
} from '@plumbline/core/api';
import { useId, useState } from 'preact/hooks';
import { Dialog } from '../../controls/dialog.tsx';
import { useLanguage } from '../../language/language.ts';
import { useSegment } from '../../segment/use-segment.ts';

const kinds = [
	{ name: 'folder', subject: 'folder', isPattern: false },
	{ name: 'page', subject: 'page', isPattern: false },
	{ name: 'pagePattern', subject: 'page', isPattern: true },
	{ name: 'query', subject: 'query', isPattern: false },
	{ name: 'queryPattern', subject: 'query', isPattern: true },
	{ name: 'brand', subject: 'brand', isPattern: false },
	{ name: 'country', subject: 'country', isPattern: false },
	{ name: 'device', subject: 'device', isPattern: false },
] as const satisfies readonly {
	readonly name: string;
	readonly subject: Subject;
	readonly isPattern: boolean;
}[];

/** Chooses one more condition. */
export function FilterDialog({ onClose }: { readonly onClose: () => void }) {
	const texts = useLanguage().texts.segment;
	const { add } = useSegment();
	const id = useId();
	const [kind, setKind] = useState<(typeof kinds)[number]>(kinds[0]);
	const [isExcluded, setExcluded] = useState(false);
	const [typed, setTyped] = useState('');
	const [fault, setFault] = useState<SegmentFault | null>(null);
	const { subject, isPattern } = kind;
	const isBrand = subject === 'brand';

	/** Whether the condition could be added. */
	function take(): boolean {
		const value = isBrand ? '' : typed.trim();
		const condition: Condition = { subject, isPattern, isExcluded, value };
		const found = conditionFault(condition);
		setFault(found);
		if (found === null) add(condition);
		return found === null;
	}

	return (
		<Dialog title={texts.addTitle} onClose={onClose}>
			<form
				class="filter-form"
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					// Closing gives the focus back to the button that opened it.
					if (take()) event.currentTarget.closest('dialog')?.close();
				}}
			>
				<label>
					<span>{texts.by}</span>
					<select
						value={kind.name}
						onChange={({ currentTarget }) => {
							setKind(kinds.find(({ name }) => name === currentTarget.value) ?? kinds[0]);
							setFault(null);
						}}
					>
						{kinds.map(({ name }) => (
							<option key={name} value={name}>
								{texts.kinds[name]}
							</option>
						))}
					</select>
				</label>
				{!isBrand && (
					<label>
						<span>{texts.value}</span>
						<input
							dir="auto"
							spellcheck={false}
							maxLength={longestValue}
							placeholder={texts.examples[kind.name]}
							value={typed}
							aria-invalid={fault !== null}
							aria-describedby={id}
							onInput={({ currentTarget }) => setTyped(currentTarget.value)}
						/>
					</label>
				)}
				<p id={id} class="fault" role="alert">
					{fault && texts.faults[fault]}
				</p>
				<label class="check">
					<input
						type="checkbox"
						checked={isExcluded}
						onChange={({ currentTarget }) => setExcluded(currentTarget.checked)}
					/>
					{texts.opposite}
				</label>
				<button type="submit" class="primary">
					{texts.take}
				</button>
			</form>
		</Dialog>
	);
}
