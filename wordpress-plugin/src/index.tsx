import './settings/public-path.ts';
import './editor.css';
import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useEffect } from '@wordpress/element';
import { registerPlugin } from '@wordpress/plugins';
import type { AuditStore } from './audit/audit-store.ts';
import { icon } from './controls/icon.tsx';
import { AddressWarning } from './editor/document-panel/address-warning.tsx';
import { DocumentPanel } from './editor/document-panel/document-panel.tsx';
import { OldAddressNotice } from './editor/document-panel/old-address-notice.tsx';
import { addBlockMarks } from './editor/highlights/block-mark.tsx';
import { holdUnreadyPosts } from './editor/pre-publish/hold-unready-posts.ts';
import { PrePublishPanel } from './editor/pre-publish/pre-publish-panel.tsx';
import { auditAfterSave } from './editor/rendered-page/audit-after-save.ts';
import { PlumblineSidebar } from './editor/sidebar/plumbline-sidebar.tsx';
import { TemplateSidebar } from './editor/site-editor/template-sidebar.tsx';
import { useOpenedAudit } from './editor/site-editor/use-opened-audit.ts';
import { sendChangedMeta } from './post/meta/send-changed-meta.ts';
import { blockEditor } from './post/screen/block-editor.ts';
import { setScreen } from './post/screen/edit-screen.ts';

setScreen(blockEditor);
addBlockMarks();
sendChangedMeta();

function Plumbline() {
	const audit = useOpenedAudit();
	const isTemplate = useSelect(
		(select) => select(editorStore).getCurrentPostType() === 'wp_template',
		[],
	);
	if (audit) return <OfOpenedPost audit={audit} />;
	return isTemplate && <TemplateSidebar />;
}

function OfOpenedPost({ audit }: { readonly audit: AuditStore }) {
	useEffect(() => holdUnreadyPosts(audit), [audit]);
	useEffect(() => auditAfterSave(), []);
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

registerPlugin('plumbline', { icon, render: Plumbline });
