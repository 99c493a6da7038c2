import type { Site } from '@plumbline/core/api';
import { useNavigation } from '../../address/address.ts';
import { useLanguage } from '../../language/language.ts';

/** Shows the keywords of one group. */
export function GroupSelect({
	site,
	group,
}: {
	readonly site: Site;
	readonly group: string | null;
}) {
	const texts = useLanguage().texts.keywords;
	const { change } = useNavigation();
	if (site.keyword_groups.length === 0) return null;
	return (
		<label>
			<span class="spoken">{texts.group}</span>
			<select
				value={group ?? ''}
				onChange={({ currentTarget }) => change({ group: currentTarget.value })}
			>
				<option value="">{texts.allGroups}</option>
				{site.keyword_groups.map(({ name, global_key: key }) => (
					<option key={key} value={name}>
						{name}
					</option>
				))}
			</select>
		</label>
	);
}
