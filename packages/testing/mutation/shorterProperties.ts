import fc from 'fast-check';

// A changed rule fails within the first examples; the tests themselves search for rare ones.
fc.configureGlobal({ interruptAfterTimeLimit: 300, markInterruptAsFailure: false });
