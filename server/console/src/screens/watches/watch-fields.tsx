import { useLanguage } from '../../language/language.ts';
import { ChoiceField } from './choice-field.tsx';
import { type GivenWatch, schedules, tells, ways } from './given-watch.ts';
import { PagesFields } from './pages-fields.tsx';
import { scheduleWords } from './schedule-words.ts';

interface WatchFieldsProps {
	readonly given: GivenWatch;
	readonly onChange: (changed: Partial<GivenWatch>) => void;
}

/** Which pages a watch looks at, how often, and when it writes; the same for a new and an old one. */
export function WatchFields({ given, onChange }: WatchFieldsProps) {
	const { locale, texts } = useLanguage();
	const own = texts.watches;
	const kept = given.kept === null ? '' : scheduleWords(given.kept, own.times, locale);
	return (
		<>
			<label class="wide">
				<span>{own.name}</span>
				<input
					required
					dir="auto"
					maxLength={100}
					value={given.name}
					onInput={({ currentTarget }) => onChange({ name: currentTarget.value })}
				/>
			</label>
			<ChoiceField
				name={own.pages}
				choices={ways}
				names={own.ways}
				value={given.way}
				onChange={(way) => onChange({ way })}
			/>
			<PagesFields given={given} onChange={onChange} />
			<ChoiceField
				name={own.how}
				choices={given.kept === null ? schedules : (['kept', ...schedules] as const)}
				names={{ ...own.schedules, kept }}
				value={given.schedule}
				onChange={(schedule) => onChange({ schedule })}
			/>
			{given.schedule === 'daily' && (
				<label>
					<span>{own.hour}</span>
					<input
						type="number"
						required
						min="0"
						max="23"
						value={given.hour}
						onInput={({ currentTarget }) => onChange({ hour: currentTarget.value })}
					/>
				</label>
			)}
			<ChoiceField
				name={own.tell}
				choices={tells}
				names={own.tells}
				value={given.tell}
				onChange={(tell) => onChange({ tell })}
			/>
			{(['quietFrom', 'quietTo'] as const).map((end) => (
				<label key={end}>
					<span>{own[end]}</span>
					<input
						type="number"
						min="0"
						max="23"
						required={given.quietFrom !== '' || given.quietTo !== ''}
						value={given[end]}
						onInput={({ currentTarget }) => onChange({ [end]: currentTarget.value })}
					/>
				</label>
			))}
			<label class="check wide">
				<input
					type="checkbox"
					checked={given.tellsChanges}
					onChange={({ currentTarget }) => onChange({ tellsChanges: currentTarget.checked })}
				/>{' '}
				{own.changes}
			</label>
		</>
	);
}
