import { pageColumns } from '@plumbline/core';
import { useLanguage } from '../../language/language.ts';
import { useSetting } from '../../settings/use-setting.ts';
import { textsFor as trayTextsFor } from '../../texts/tray/texts.generated.ts';
import { chosenColumns } from './collected-pages.ts';

/** Which columns of the table are taken away; the choice is remembered. */
export function ColumnChoice() {
	const texts = trayTextsFor(useLanguage().locale);
	const [chosen, choose] = useSetting(chosenColumns);
	if (!chosen) return null;
	const isChosen = (id: string) => chosen.includes(id);
	const count = { chosen: pageColumns.filter(isChosen).length, all: pageColumns.length };
	return (
		<details class="tray-columns">
			<summary>{texts.chosen(count)}</summary>
			{pageColumns.map((id) => (
				<label key={id}>
					<input
						type="checkbox"
						checked={isChosen(id)}
						onChange={() =>
							void choose(isChosen(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
						}
					/>
					{texts.columns[id]}
				</label>
			))}
		</details>
	);
}
