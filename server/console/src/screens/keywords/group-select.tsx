import { type EditedGroup, showGroup } from '@plumbline/console/contract';
import type { Site } from '@plumbline/core/api';
import { useState } from 'preact/hooks';
import { useNavigation } from '../../address/address.ts';
import { callConsole } from '../../api/send.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { Dialog } from '../../controls/dialog.tsx';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useLanguage } from '../../language/language.ts';
import { useMayWrite } from '../../session/session.ts';
import { GroupForm } from './group-form.tsx';

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

interface EditGroupProps {
	readonly site: Site;
	readonly group: string;
	readonly onDone: (saved: EditedGroup) => void;
	readonly onClose: () => void;
}

/** Edits the name of a group and its keywords, as they are now. */
function EditGroup({ site, group, onDone, onClose }: EditGroupProps) {
	const { texts } = useLanguage();
	const asked = { site_global_key: site.site_global_key, group };
	const { data, error } = useAnswer(`group ${JSON.stringify(asked)}`, (signal) =>
		callConsole(showGroup, asked, signal),
	);
	return (
		<Dialog title={texts.groups.editTitle({ name: group })} onClose={onClose}>
			<ErrorNotice error={error} />
			{data === null ? (
				error === null && <p class="quiet">{texts.loading}</p>
			) : (
				<GroupForm siteKey={site.site_global_key} group={data} onDone={onDone} />
			)}
		</Dialog>
	);
}
