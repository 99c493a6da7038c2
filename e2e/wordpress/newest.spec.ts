import { editorStories } from './editor-stories.ts';

editorStories('newest', { deletesData: false });
