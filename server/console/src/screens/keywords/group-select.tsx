import type { Site } from '@plumbline/core/api';
import { useState } from 'preact/hooks';
import { useNavigation } from '../../address/address.ts';
import { useLanguage } from '../../language/language.ts';
import { useMayWrite } from '../../session/use-may-write.ts';
import { EditGroup } from './edit-group.tsx';

interface GroupSelectProps {
	readonly site: Site;
	readonly group: string | null;
	/** After the group was edited. */
	readonly onEdited: () => void;
}

/** Shows the keywords of one group, and edits that group. */
export function GroupSelect({ site, group, onEdited }: GroupSelectProps) {
	const { texts } = useLanguage();
	const { change } = useNavigation();
	const mayWrite = useMayWrite();
	const [isEditing, setEditing] = useState(false);
	if (site.keyword_groups.length === 0) return null;
	return (
		<>
			<label>
				<span class="spoken">{texts.keywords.group}</span>
				<select
					value={group ?? ''}
					onChange={({ currentTarget }) => change({ group: currentTarget.value })}
				>
					<option value="">{texts.keywords.allGroups}</option>
					{site.keyword_groups.map(({ name, global_key: key }) => (
						<option key={key} value={name}>
							{name}
						</option>
					))}
				</select>
			</label>
			{group !== null && mayWrite && (
				<button type="button" onClick={() => setEditing(true)}>
					{texts.groups.edit}
				</button>
			)}
			{group !== null && isEditing && (
				<EditGroup
					site={site}
					group={group}
					onClose={() => setEditing(false)}
					onDone={({ name }) => {
						setEditing(false);
						change({ group: name });
						onEdited();
					}}
				/>
			)}
		</>
	);
}
