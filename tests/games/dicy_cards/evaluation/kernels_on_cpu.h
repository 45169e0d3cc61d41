// Enough of CUDA for a processor: one thread a block. The tests compile the kernels of training with it.
#pragma once
#include <cmath>
#define __device__
#define __global__
#define __noinline__
#define __forceinline__ inline
#define __shared__ static
#define __launch_bounds__(...)
struct Index { unsigned x; };
static Index threadIdx = {0}, blockIdx = {0}, blockDim = {1}, gridDim = {1};
static void __syncthreads() {}
static int __popc(unsigned bits) { return __builtin_popcount(bits); }
struct float4 { float x, y, z, w; };
