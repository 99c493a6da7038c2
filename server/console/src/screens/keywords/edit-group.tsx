import { type EditedGroup, showGroup } from '@plumbline/console/contract';
import type { Site } from '@plumbline/core/api';
import { callConsole } from '../../api/send.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { Dialog } from '../../controls/dialog.tsx';
import { ErrorNotice } from '../../controls/error-notice.tsx';
import { useLanguage } from '../../language/language.ts';
import { GroupForm } from './group-form.tsx';

interface EditGroupProps {
	readonly site: Site;
	readonly group: string;
	readonly onDone: (saved: EditedGroup) => void;
	readonly onClose: () => void;
}

/** Edits the name of a group and its keywords, as they are now. */
export function EditGroup({ site, group, onDone, onClose }: EditGroupProps) {
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
