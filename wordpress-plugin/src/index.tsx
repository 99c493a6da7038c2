import './public-path.ts';
import './editor.css';
import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import { registerPlugin } from '@wordpress/plugins';
import { createEditorAudit } from './audit/editor-audit.ts';
import { AddressWarning } from './document-panel/address-warning.tsx';
import { DocumentPanel } from './document-panel/document-panel.tsx';
import { OldAddressNotice } from './document-panel/old-address-notice.tsx';
import { addBlockMarks } from './highlights/block-mark.tsx';
import { icon } from './icon.tsx';
import { sendChangedMeta } from './post/send-changed-meta.ts';
import { holdUnreadyPosts } from './pre-publish/hold-unready-posts.ts';
import { PrePublishPanel } from './pre-publish/pre-publish-panel.tsx';
import { auditAfterSave } from './rendered-page/audit-after-save.ts';
import { blockEditor } from './screen/block-editor.ts';
import { setScreen } from './screen/screen.ts';
import { settings } from './settings.ts';
import { PlumblineSidebar } from './sidebar/plumbline-sidebar.tsx';

setScreen(blockEditor);
const audit = createEditorAudit();

addBlockMarks();
sendChangedMeta();
holdUnreadyPosts(audit);

/** Hidden while the user edits the template or a pattern, because that is not the post that was opened. */
function OfOpenedPost() {
	const isOpened = useSelect(
		(select) => Number(select(editorStore).getCurrentPostId()) === settings().postId,
		[],
	);
	useEffect(() => {
		if (isOpened) return auditAfterSave();
	}, [isOpened]);
	if (!isOpened) return null;
	return (
		<>
			<PlumblineSidebar audit={audit} />
			<DocumentPanel audit={audit} />
			<AddressWarning />
			<OldAddressNotice />
			<PrePublishPanel audit={audit} />
		</>
	);
}

registerPlugin('plumbline', { icon, render: OfOpenedPost });
