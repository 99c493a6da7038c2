import { editorStories } from './editor-stories.ts';

editorStories('oldest', { deletesData: true });
