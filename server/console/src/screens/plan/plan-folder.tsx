import { useState } from 'preact/hooks';
import { useLanguage } from '../../language/language.ts';

interface PlanFolderProps {
	/** Empty for all pages. */
	readonly folder: string;
	readonly onChoose: (folder: string | null) => void;
}

/** The folder whose pages are to be changed. */
export function PlanFolder({ folder, onChoose }: PlanFolderProps) {
	const own = useLanguage().texts.plan;
	const [typed, setTyped] = useState(folder);
	return (
		<form
			class="line"
			onSubmit={(event) => {
				event.preventDefault();
				const named = typed.trim();
				onChoose(named === '' ? null : named.startsWith('/') ? named : `/${named}`);
			}}
		>
			<label>
				<span>{own.folder}</span>
				<input
					dir="ltr"
					maxLength={200}
					placeholder="/blog/"
					value={typed}
					onInput={({ currentTarget }) => setTyped(currentTarget.value)}
				/>
			</label>
			<button type="submit">{own.show}</button>
		</form>
	);
}
